/** All words of a union, in this order: `tsc` complains when one is missing, and when one is none of them. */
export const every = <Word extends string>(words: Record<Word, true>): readonly Word[] => Object.keys(words) as Word[];
