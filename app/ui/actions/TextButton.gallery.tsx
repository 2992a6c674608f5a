import { noop, row, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { TextButton } from './TextButton.tsx';

export const samples: Samples = ({ t }) => ({
  'plain, opensDialog': row([false, true], (opensDialog) => (
    <TextButton opensDialog={opensDialog} onClick={noop}>
      {t.more}
    </TextButton>
  )),
});
