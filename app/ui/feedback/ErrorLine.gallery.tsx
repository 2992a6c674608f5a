import { longWord, noop, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { ErrorLine } from './ErrorLine.tsx';

export const samples: Samples = ({ t }) => ({
  action: <ErrorLine action={{ label: t.more, onPress: noop }}>{t.failure}</ErrorLine>,
  long: <ErrorLine>{longWord}</ErrorLine>,
});
