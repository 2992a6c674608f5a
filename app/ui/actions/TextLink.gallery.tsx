import { longWord, row, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Text } from '../content/Text.tsx';
import { TextLink } from './TextLink.tsx';

export const samples: Samples = ({ t }) => ({
  'standalone, absolute, long': row(['/', 'mailto:help@example.org', '/long'], (to) => (
    <TextLink to={to}>{to === '/long' ? longWord : t.more}</TextLink>
  )),
  inline: (
    <Text>
      {t.sentence}{' '}
      <TextLink to="/" inline>
        {t.more}
      </TextLink>{' '}
      {t.paragraph}
    </Text>
  ),
});
