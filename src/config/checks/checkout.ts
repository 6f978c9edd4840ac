import type { Check } from './check.ts';

/** Where shoppers pay deposits online there is something to reserve, and the service that talks to the payment provider. */
export const usableCheckout: Check = {
	name: 'usable-checkout',
	check: ({ dealer }) => {
		const { checkout, lead_api, dealerships, demo } = dealer;
		if (checkout === false) return [];
		const found = (message: string) => [{ option: 'checkout', message }];
		if (lead_api === null)
			return found('is on, but needs lead_api, the service that holds vehicles and takes payments');
		if (!dealerships.some(({ features }) => features.reserve !== false))
			return found('is on, but features.reserve is off at every dealership: nothing could be reserved');
		if (checkout.provider === 'sandbox' && !demo)
			return found('is the sandbox, which takes no money: it is for demonstration dealers (demo: true)');
		return [];
	},
};
