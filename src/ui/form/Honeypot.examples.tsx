import { Honeypot } from './Honeypot.tsx';
import { inForm } from './in-form.tsx';

export const examples = {
	'hidden field': inForm(<Honeypot name="company_website" label="Company website" />),
};
