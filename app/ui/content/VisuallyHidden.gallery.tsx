import type { Samples } from '../../component-gallery/sampleBuilders.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const samples: Samples = ({ t }) => ({ 'nothing to see': <VisuallyHidden>{t.sentence}</VisuallyHidden> });
