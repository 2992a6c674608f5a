import { all, each, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Text } from '../content/Text.tsx';
import { Row } from './Row.tsx';

export const samples: Samples = ({ t }) =>
  each(['start', 'center'], (justify) => (
    <Row justify={justify}>
      {all([t.label, t.hint, t.option], (text) => (
        <Text>{text}</Text>
      ))}
    </Row>
  ));
