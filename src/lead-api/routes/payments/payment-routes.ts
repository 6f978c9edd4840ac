import type { Route } from '../../route.ts';
import { onlinePaymentRoute } from './online-payment.ts';
import { paymentNoticeRoute } from './payment-notice.ts';
import { sandboxPaymentRoute, useSandboxRoute } from './sandbox.ts';

/** Endpoints of payments: the payer’s page, the provider’s notices, the sandbox. */
export const paymentRoutes: readonly Route[] = [
	onlinePaymentRoute,
	paymentNoticeRoute,
	sandboxPaymentRoute,
	useSandboxRoute,
];
