// One module, because the second page follows the first: what they share is loaded with them, and not with the plans.
export { CheckoutPage } from './CheckoutPage.tsx';
export { OrderSummaryPage } from './OrderSummaryPage.tsx';
