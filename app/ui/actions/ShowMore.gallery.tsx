import { all, noop, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { ShowMore } from './ShowMore.tsx';

export const samples: Samples = ({ t }) => ({
  'idle, busy': all([false, true], (busy) => (
    <ShowMore
      summary={t.hint}
      width={busy ? 'full' : 'auto'}
      more={{ label: t.more, busyLabel: 'Loading …', busy, onShow: noop }}
    />
  )),
  'at the end': <ShowMore summary={t.hint} more={null} />,
});
