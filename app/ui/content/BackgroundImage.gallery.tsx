import type { Samples } from '../../component-gallery/sampleBuilders.tsx';
import { BackgroundImage } from './BackgroundImage.tsx';

export const samples: Samples = ({ art }) => ({
  'in a box of 3 by 2': (
    <div style={{ position: 'relative', aspectRatio: '3 / 2', overflow: 'hidden' }}>
      <BackgroundImage src={art('login-tall')} desktopSrc={art('login-wide')} />
    </div>
  ),
});
