import type { Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Link } from './Link.tsx';

export const samples: Samples = ({ t }) => ({
  'with a look of its user': (
    <Link to="/" style={{ padding: '1rem 0' }}>
      {t.more}
    </Link>
  ),
});
