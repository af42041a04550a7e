/*
How often promises made from ten weeks of history are kept by a team whose rhythm never changes:
summed over every history that the team could have had, so there is no draw and no seed.
*/

/** @param {number[]} counts how often each number of items was done @returns {number[]} shares */
const shares = (counts) => {
  const weeks = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count) => count / weeks)
}

/** Chance of each sum below `items` after one more week; sums that reach `items` are left out. */
function addWeek(
  /** @type {number[]} */ sums,
  /** @type {number[]} */ rhythm,
  /** @type {number} */ items,
) {
  const next = Array.from({ length: items }, () => 0)
  for (const [sum, chance] of sums.entries())
    for (const [done, share] of rhythm.entries())
      if (share && sum + done < items) next[sum + done] = (next[sum + done] ?? 0) + chance * share
  return next
}

/** Chance that `items` are done after each week, from week 0 to `weeks`. */
function chancesOf(
  /** @type {number[]} */ rhythm,
  /** @type {number} */ items,
  /** @type {number} */ weeks,
) {
  let sums = [1]
  const chances = [0]
  for (let week = 1; week <= weeks; week += 1) {
    sums = addWeek(sums, rhythm, items)
    chances.push(1 - sums.reduce((total, chance) => total + chance, 0))
  }
  return chances
}

const WANTED = 0.85
/** By then the whole list is done, for certain: a later date is kept. */
const LAST_WEEK = 60

/** The first week that the chance of `items` passes what is wanted. */
function firstWeekFor(/** @type {number[]} */ rhythm, /** @type {number} */ items) {
  let sums = [1]
  let announced = 0
  let week = 0
  for (; announced < WANTED; week += 1) {
    sums = addWeek(sums, rhythm, items)
    announced = 1 - sums.reduce((total, chance) => total + chance, 0)
  }
  return { week, announced }
}

/** @param {number} n @returns {number} */
const factorial = (n) => (n < 2 ? 1 : n * factorial(n - 1))

/**
 * Every history of so many weeks, as counts of each number of items, with its chance.
 *
 * @param {number[]} rhythm
 * @param {number} weeks
 * @returns {{ counts: number[], chance: number }[]}
 */
function histories(rhythm, weeks) {
  const counts = rhythm.map(() => 0)
  /** @type {{ counts: number[], chance: number }[]} */
  const found = []
  const fill = (
    /** @type {number} */ done,
    /** @type {number} */ left,
    /** @type {number} */ chance,
  ) => {
    const share = rhythm[done] ?? 0
    const isLast = done === rhythm.length - 1
    for (let count = isLast ? left : 0; count <= (share ? left : 0); count += 1) {
      counts[done] = count
      const withThis = (chance * share ** count) / factorial(count)
      if (isLast) found.push({ counts: [...counts], chance: withThis })
      else fill(done + 1, left - count, withThis)
    }
    counts[done] = 0
  }
  fill(0, weeks, factorial(weeks))
  return found
}

/** @param {number[]} history items done each week @returns {number[]} how often each number */
export function countsOf(history) {
  const counts = Array.from({ length: Math.max(...history) + 1 }, () => 0)
  for (const done of history) counts[done] = (counts[done] ?? 0) + 1
  return counts
}

/**
 * Each history gives a date for the list, the first week above 85%.
 *
 * @param {number[]} past the team's rhythm
 * @param {number} items of the list
 * @param {number} promised of them
 * @returns {{ announced: number, listKept: number, promiseKept: number }} means over all histories
 */
export function datesKept(past, items, promised) {
  const rhythm = shares(countsOf(past))
  const listBy = chancesOf(rhythm, items, LAST_WEEK)
  const promiseBy = chancesOf(rhythm, promised, LAST_WEEK)
  const means = { announced: 0, listKept: 0, promiseKept: 0 }
  for (const { counts, chance } of histories(rhythm, 10)) {
    const { week, announced } = firstWeekFor(shares(counts), items)
    means.announced += chance * announced
    means.listKept += chance * (listBy[week] ?? 1)
    means.promiseKept += chance * (promiseBy[week] ?? 1)
  }
  return means
}

/**
 * Each history gives the most items with 85% of chance in so many weeks; the alarm rings when the
 * last six weeks alone give that number less than 70%.
 *
 * @param {number[]} past the team's rhythm
 * @param {number} weeks
 * @returns {{ rings: number, brokenWithIt: number, brokenWithout: number }}
 */
export function alarmOfSixWeeks(past, weeks) {
  const rhythm = shares(countsOf(past))
  /** @type {Map<string, number[]>} */
  const known = new Map()
  /** Chance of each number of items, or more, in the weeks ahead. */
  const atLeast = (/** @type {number[]} */ counts) => {
    const key = counts.join(' ')
    const old = known.get(key)
    if (old) return old
    const most = weeks * counts.length
    let sums = [1]
    for (let week = 0; week < weeks; week += 1) sums = addWeek(sums, shares(counts), most)
    const tail = Array.from({ length: most + 1 }, () => 0)
    for (let items = most - 1; items >= 0; items -= 1)
      tail[items] = (tail[items + 1] ?? 0) + (sums[items] ?? 0)
    known.set(key, tail)
    return tail
  }
  const truth = atLeast(countsOf(past))
  const sixes = histories(rhythm, 6)
  const result = { rings: 0, brokenWithIt: 0, brokenWithout: 0 }
  for (const four of histories(rhythm, 4))
    for (const six of sixes) {
      const all = four.counts.map((count, done) => count + (six.counts[done] ?? 0))
      const items = atLeast(all).findLastIndex((chance) => chance >= WANTED)
      const chance = four.chance * six.chance
      const broken = chance * (1 - (truth[items] ?? 0))
      if ((atLeast(six.counts)[items] ?? 0) < 0.7) {
        result.rings += chance
        result.brokenWithIt += broken
      } else result.brokenWithout += broken
    }
  result.brokenWithIt /= result.rings
  result.brokenWithout /= 1 - result.rings
  return result
}
