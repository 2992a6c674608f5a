import { longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

export const samples: Samples = ({ t }) => ({
  'short, long': (
    <ErrorSummary
      title={t.failure}
      errors={[
        { field: 'TextField-error', message: t.error },
        { field: 'PasswordField-error', message: longWord },
      ]}
    />
  ),
});
