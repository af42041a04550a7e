import { publicPath } from '@/lib/public-path.ts'

/** A language's flag, beside its name. */
export function Flag({ src }: { src: string }) {
  return (
    <img
      src={publicPath(src)}
      alt=""
      width={26}
      height={17}
      fetchPriority="low"
      className="h-[17px] w-[26px] border border-line"
    />
  )
}
