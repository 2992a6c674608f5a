import type { Samples } from '../../component-gallery/sampleBuilders.tsx';
import { SpeechBubble } from './SpeechBubble.tsx';

const avatar = { picture: null, initial: 'A', tone: 'team' } as const;

export const samples: Samples = ({ t }) => ({
  'with a name': (
    <SpeechBubble avatar={avatar} name="Anna">
      <p>{t.sentence}</p>
    </SpeechBubble>
  ),
  'without a name': (
    <SpeechBubble avatar={avatar}>
      <p>{t.paragraph}</p>
    </SpeechBubble>
  ),
});
