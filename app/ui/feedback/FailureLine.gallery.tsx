import { longWord, noop, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { FailureLine } from './FailureLine.tsx';

export const samples: Samples = ({ t }) => ({
  action: <FailureLine action={{ label: t.more, onPress: noop }}>{t.failure}</FailureLine>,
  long: <FailureLine>{longWord}</FailureLine>,
});
