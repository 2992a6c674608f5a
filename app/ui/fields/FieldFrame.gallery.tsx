import type { Samples } from '../../component-gallery/sampleBuilders.tsx';
import * as styles from './Field.css.ts';
import { describeField, FieldFrame } from './FieldFrame.tsx';

export const samples: Samples = ({ t }) => ({
  'around an input': (
    <FieldFrame id="framed" label={t.label} hint={t.hint} problem={t.error}>
      <input translate="no" id="framed" className={styles.input} {...describeField('framed', t.hint, t.error)} />
    </FieldFrame>
  ),
});
