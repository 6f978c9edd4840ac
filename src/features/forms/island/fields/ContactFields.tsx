import { PhoneField, TextField } from '../../../../ui/form/TextField.tsx';
import { useLeadFormContext } from '../lead-form-context.ts';

/** Name and contact fields (ENQUIRY-002, resolution 104). */
export function ContactFields() {
	const { form, clearDetails } = useLeadFormContext();
	const { optional_contact } = form.rules;
	const isEmailNeeded = optional_contact !== 'email';
	const isPhoneNeeded = optional_contact !== 'phone';
	return (
		<>
			<TextField name="name" label="Name" autoComplete="name" required />
			<div className="lead__pair">
				<TextField
					name="email"
					label="Email"
					type="email"
					autoComplete="email"
					isOptional={!isEmailNeeded}
					required={isEmailNeeded}
				/>
				<PhoneField name="phone" label="Phone" isOptional={!isPhoneNeeded} required={isPhoneNeeded} />
			</div>
			{clearDetails && (
				<button className="link lead__clear" type="button" onClick={clearDetails}>
					Clear my details
				</button>
			)}
		</>
	);
}
