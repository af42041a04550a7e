import type { connectionTexts as Texts } from '../pt-br/connection.ts'

export const connectionTexts: typeof Texts = {
  lang: 'ko-KR',
  lost: { title: '연결이 끊겼습니다', description: '인터넷 연결을 확인해 주십시오.' },
  updated: { title: '페이지가 업데이트되었습니다', description: '최신 버전을 보고 계십니다.' },
  back: { title: '다시 연결되었습니다', description: '계속 이용하실 수 있습니다.' },
  withDraft: {
    lost: { title: '연결이 끊겼습니다', description: '작성하신 내용은 그대로 있습니다.' },
    updated: {
      title: '페이지가 업데이트되었습니다',
      description: '작성하신 내용은 그대로 있습니다.',
    },
    back: { title: '다시 연결되었습니다', description: '이제 보내실 수 있습니다.' },
  },
}
