import type { Check } from './check.ts';

/** Where shoppers pay deposits online there is something to reserve, and the service that talks to the payment provider. */
export const usableCheckout: Check = {
	name: 'usable-checkout',
	check: ({ dealer }) => {
		const { checkout, lead_api, dealerships, demo, features } = dealer;
		const payment = features.online_payment;
		if (payment && checkout === false)
			return [
				{ option: 'features.online_payment', message: 'is on, but needs checkout, the payment provider' },
			];
		if (payment && payment.most < payment.least)
			return [{ option: 'features.online_payment.most', message: `is less than least, ${payment.least}` }];
		if (checkout === false) return [];
		const found = (message: string) => [{ option: 'checkout', message }];
		if (lead_api === null)
			return found('is on, but needs lead_api, the service that holds vehicles and takes payments');
		if (!features.online_payment && !dealerships.some((one) => one.features.reserve !== false))
			return found(
				'is on, but features.reserve is off at every dealership, and features.online_payment too: nothing could be paid',
			);
		if (checkout.provider === 'sandbox' && !demo)
			return found('is the sandbox, which takes no money: it is for demonstration dealers (demo: true)');
		return [];
	},
};
