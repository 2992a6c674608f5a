import icon from '@phosphor-icons/core/regular/paper-plane-tilt.svg?icon';
import { each, longWord, row, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Button } from './Button.tsx';

const tones = ['primary', 'secondary', 'quiet'] as const;
const ariaDisabled = true;

export const samples: Samples = ({ t }) => ({
  ...each(tones, (tone) =>
    row([{}, { icon }, { ariaDisabled }, { icon, ariaDisabled }, { opensDialog: true }], (props) => (
      <Button tone={tone} {...props}>
        {t.send}
      </Button>
    )),
  ),
  ...each(['medium', 'small', 'compact'], (size) =>
    row(tones, (tone) => (
      <Button tone={tone} size={size} icon={icon}>
        {t.send}
      </Button>
    )),
  ),
  full: <Button width="full">{t.more}</Button>,
  long: row([longWord, t.question], (text) => <Button icon={icon}>{text}</Button>),
});
