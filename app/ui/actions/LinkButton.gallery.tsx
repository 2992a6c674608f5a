import icon from '@phosphor-icons/core/regular/paper-plane-tilt.svg?icon';
import { longWord, row, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { LinkButton } from './LinkButton.tsx';

export const samples: Samples = ({ t }) => ({
  tones: row(
    [{}, { tone: 'secondary' as const, icon }, { tone: 'quiet' as const }, { width: 'full' as const }],
    (props) => (
      <LinkButton to="/" {...props}>
        {t.more}
      </LinkButton>
    ),
  ),
  long: <LinkButton to="/">{longWord}</LinkButton>,
});
