import { pathTo } from '../../routing/routeAddresses.ts';

/** The address of the question at an order number. */
export const pathOfQuestion = (orderId: number): string => pathTo('questionnaire', { question: String(orderId) });
