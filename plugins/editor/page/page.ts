import { init } from '@sveltia/cms'
import config from 'virtual:editor-config'

void init({ config })
