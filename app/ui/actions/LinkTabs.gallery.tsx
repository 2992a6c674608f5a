import { longName, longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { LinkTabs } from './LinkTabs.tsx';

const toTabs = (labels: readonly string[]) =>
  labels.map((label, index) => ({ to: `/${label}`, label, current: index === 0 }));

export const samples: Samples = ({ t }) => ({
  short: <LinkTabs label={t.label} tabs={toTabs(['About me', 'Pictures', t.label])} />,
  long: <LinkTabs label={t.hint} tabs={toTabs([longName, longWord])} />,
});
