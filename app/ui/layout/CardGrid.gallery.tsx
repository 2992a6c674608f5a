import { longName, longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Heading } from '../content/Heading.tsx';
import { Text } from '../content/Text.tsx';
import { Card } from './Card.tsx';
import { CardGrid } from './CardGrid.tsx';

export const samples: Samples = ({ t }) => ({
  text: (
    <CardGrid
      items={[t.label, t.hint, longName, longWord]}
      toKey={String}
      render={(heading) => (
        <Card>
          <Heading level={3}>{heading}</Heading>
          <Text>{t.paragraph}</Text>
        </Card>
      )}
    />
  ),
});
