import { storedSetting } from '@/boot/stored-setting.ts'
import { LANGUAGE_STORAGE_KEY } from '@/site/spec.ts'

const isCode = (code: string): code is string => code !== ''

/** The chosen language's code, which may be an unknown one. */
export const languageSetting = storedSetting([LANGUAGE_STORAGE_KEY], isCode)
