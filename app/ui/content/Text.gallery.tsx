import { all, each, longName, longUrl, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Text } from './Text.tsx';

export const samples: Samples = ({ t }) => ({
  ...each(['lead', 'body', 'small'], (size) =>
    all(['plain', 'soft', 'strong'] as const, (tone) => (
      <Text size={size} tone={tone}>
        {t.paragraph}
      </Text>
    )),
  ),
  userGenerated: all([longUrl, 'مرحبًا، أتمنى لك يومًا جميلًا', longName], (text) => <Text userGenerated>{text}</Text>),
  'maxLines 1, 2, 3': all([1, 2, 3] as const, (maxLines) => (
    <Text maxLines={maxLines}>{`${t.paragraph} `.repeat(4)}</Text>
  )),
});
