import { Honeypot } from './Honeypot.tsx';
import { inForm } from './in-form.tsx';

export const examples = {
	'nothing to be seen': inForm(<Honeypot name="company_website" label="Company website" />),
};
