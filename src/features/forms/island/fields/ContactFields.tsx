import { PhoneField, TextField } from '../../../../ui/form/TextField.tsx';
import { useLeadFormContext } from '../lead-form-context.ts';

/**
 * Name and contact fields (ENQUIRY-002, resolution 104).
 *
 * @param hints what each is for; the fields are then below each other
 */
export function ContactFields({ hints }: { hints?: Readonly<Record<'name' | 'email' | 'phone', string>> }) {
	const { form, clearDetails } = useLeadFormContext();
	const { optional_contact } = form.rules;
	const isEmailNeeded = optional_contact !== 'email';
	const isPhoneNeeded = optional_contact !== 'phone';
	return (
		<>
			<TextField name="name" label="Name" hint={hints?.name} autoComplete="name" required />
			<div className={hints ? 'lead__only' : 'lead__pair'}>
				<TextField
					name="email"
					label="Email"
					hint={hints?.email}
					type="email"
					autoComplete="email"
					isOptional={!isEmailNeeded}
					required={isEmailNeeded}
				/>
				<PhoneField
					name="phone"
					label="Phone"
					hint={hints?.phone}
					isOptional={!isPhoneNeeded}
					required={isPhoneNeeded}
				/>
			</div>
			{clearDetails && (
				<button className="link lead__clear" type="button" onClick={clearDetails}>
					Clear my details
				</button>
			)}
		</>
	);
}
