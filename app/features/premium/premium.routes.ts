import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';

export const premiumRoutes: PageRoute[] = [
  pageRoute('plans', async () => (await import('./plans/PlansPage.tsx')).PlansPage),
  pageRoute('checkout', async () => (await import('./checkout/CheckoutPage.tsx')).CheckoutPage),
  pageRoute('summary', async () => (await import('./checkout/OrderSummaryPage.tsx')).OrderSummaryPage),
  pageRoute('completePayment', async () => (await import('./return/CompletePaymentPage.tsx')).CompletePaymentPage),
  pageRoute('paymentsError', async () => (await import('./return/PaymentErrorPage.tsx')).PaymentErrorPage),
  pageRoute('paymentsSuccess', async () => (await import('./return/PaymentSuccessPage.tsx')).PaymentSuccessPage),
  pageRoute('paymentsContact', async () => (await import('./return/ContactDetailsPage.tsx')).ContactDetailsPage),
];
