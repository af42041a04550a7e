import { withBase } from '@/site/base-path.ts'

export function Flag({ src }: { src: string }) {
  return (
    <img
      src={withBase(src)}
      alt=""
      width={26}
      height={17}
      fetchPriority="low"
      className="h-[17px] border"
    />
  )
}
