import { practicePath } from '../../fraud-practice/practiceOrigin.ts';
import { useLocation } from '../../ui/navigation/navigation.ts';
import { FraudPractice } from './practice/FraudPractice.tsx';
import { SafetyGuide } from './SafetyGuide.tsx';

/** The page Safety, for members and guests; the practice against fraud has an address of its own in it. */
export const SafetyPage = () => (useLocation().pathname === practicePath ? <FraudPractice /> : <SafetyGuide />);
