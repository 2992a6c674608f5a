import { all, each, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Card } from './Card.tsx';
import { Stack } from './Stack.tsx';

export const samples: Samples = ({ t }) =>
  each(['stretch', 'start', 'center'], (align) => (
    <Stack align={align} gap="xsmall">
      {all([t.label, t.option], (text) => (
        <Card>{text}</Card>
      ))}
    </Stack>
  ));
