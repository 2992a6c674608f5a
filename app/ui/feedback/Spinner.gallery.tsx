import type { Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Text } from '../content/Text.tsx';
import { Row } from '../layout/Row.tsx';
import { Spinner } from './Spinner.tsx';

export const samples: Samples = () => ({
  'beside a text': (
    <Row>
      <Spinner />
      <Text>Loading …</Text>
    </Row>
  ),
});
