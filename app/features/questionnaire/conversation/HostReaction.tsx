import { Trans } from '@lingui/react/macro';
import { TeamBubble } from '../../../member/TeamBubble.tsx';
import { useHostName } from '../../../member/useHostName.ts';
import type { ChapterKey } from '../chapterPictures.ts';

/** What the host says where a chapter begins: a word about the one before, and what comes now. */
export const HostReaction = ({ chapter }: { chapter: ChapterKey }) => (
  <TeamBubble named>
    <p>
      <ReactionText chapter={chapter} />
    </p>
  </TeamBubble>
);

function ReactionText({ chapter }: { chapter: ChapterKey }) {
  const host = useHostName();
  switch (chapter) {
    case 'you':
      return <Trans>Hello, I’m {host}. I’ll keep you company through these questions. Let’s begin with you.</Trans>;
    case 'wishes':
      return <Trans>Thank you, now I have a first picture of you. Who would you like to meet?</Trans>;
    case 'character':
      return <Trans>That’s good to know. Now it gets personal: what makes you who you are?</Trans>;
    case 'everyday':
      return <Trans>Lovely, that says a lot about you. Last of all, a look at your everyday life.</Trans>;
  }
}
