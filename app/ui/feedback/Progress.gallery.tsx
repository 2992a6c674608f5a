import { all, longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Progress } from './Progress.tsx';

export const samples: Samples = ({ t }) => ({
  'none, some, all': all([{ value: 0 }, { value: 12, detail: t.hint }, { value: 60, detail: longWord }], (progress) => (
    <Progress {...progress} max={60} label={t.label} />
  )),
});
