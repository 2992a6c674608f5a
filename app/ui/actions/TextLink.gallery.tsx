import { longWord, row, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { TextLink } from './TextLink.tsx';

export const samples: Samples = ({ t }) => ({
  'standalone, absolute, long': row(['/', 'mailto:help@example.org', '/long'], (to) => (
    <TextLink to={to}>{to === '/long' ? longWord : t.more}</TextLink>
  )),
});
