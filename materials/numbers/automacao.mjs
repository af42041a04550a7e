/*
The numbers of the exercises, said once: the workbook is made from INPUTS, and
tests/materials/guide-numbers.test.ts finds each text in the guide and each result in the workbook.

INPUTS   name: { value, printed }: a number or a list, and the words of the guide that carry it.
RESULTS  key of a formula of the workbook: the words, or a list of them, whose first number it gives.
*/

export const INPUTS = {}

export const RESULTS = {}
