import { type Enquiry, EnquirySchema } from '../../api/leads/enquiries.ts';
import type { Deps } from '../deps.ts';
import { paymentFor, requestedPaymentProblems } from '../online-payments/payment-for.ts';
import type { Saved } from '../store/leads/new-lead.ts';
import { bookingProblems } from './check-booking.ts';
import { fieldProblems } from './check-fields.ts';
import { locationProblems } from './check-locations.ts';
import { completeEnquiry } from './complete-fields.ts';
import { newEnquiry } from './new-lead.ts';
import { parseSent } from './parse-sent.ts';
import { type IncomingForm, requireNoProblems, storeIncoming } from './store-incoming.ts';

/** Validates and stores an enquiry. Throws a Refusal that names the invalid fields. */
export async function takeEnquiry(deps: Deps, incoming: IncomingForm): Promise<Saved> {
	const { site, sent, submission, now } = incoming;
	const problems = (parsed: Enquiry) => {
		const fields = completeEnquiry(parsed, site);
		return [
			...locationProblems(fields, site),
			...bookingProblems(fields, site, now),
			...fieldProblems('enquiries', fields, site),
			...requestedPaymentProblems(fields, site),
		];
	};
	const parsed = parseSent(EnquirySchema, sent.values, problems);
	requireNoProblems(problems(parsed));
	const fields = completeEnquiry(parsed, site);
	const make: Parameters<typeof storeIncoming>[2] = (check) =>
		newEnquiry(fields, { site, submission, check, now });
	return storeIncoming(deps, incoming, make, null, await paymentFor(deps, incoming, fields));
}
