import type { Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Link } from './Link.tsx';

export const samples: Samples = ({ t }) => ({ 'without a look of its own': <Link to="/">{t.more}</Link> });
