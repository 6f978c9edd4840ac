import { type Enquiry, EnquirySchema } from '../../api/enquiries.ts';
import type { Deps } from '../deps.ts';
import type { Saved } from '../store/store.ts';
import { bookingProblems } from './check-booking.ts';
import { fieldProblems } from './check-fields.ts';
import { locationProblems } from './check-places.ts';
import { completeEnquiry } from './complete-fields.ts';
import { newEnquiry } from './new-lead.ts';
import { parseSent } from './parse-sent.ts';
import { type Arrival, requireNone, takeIn } from './take-in.ts';

/** Takes an enquiry in. Throws a Refusal that names the fields to mend. */
export async function takeEnquiry(deps: Deps, arrival: Arrival): Promise<Saved> {
	const { site, sent, submission, now } = arrival;
	const problems = (said: Enquiry) => {
		const fields = completeEnquiry(said, site);
		return [
			...locationProblems(fields, site),
			...bookingProblems(fields, site, now),
			...fieldProblems('enquiries', fields, site),
		];
	};
	const said = parseSent(EnquirySchema, sent.values, problems);
	requireNone(problems(said));
	const fields = completeEnquiry(said, site);
	const make: Parameters<typeof takeIn>[2] = (standing) =>
		newEnquiry(fields, { site, submission, standing, now });
	return takeIn(deps, arrival, make, null);
}
