import { RegoField, TextField } from '../../../../ui/form/TextField.tsx';
import { useLeadFormContext } from '../lead-form-context.ts';
import { ServiceFields } from './ServiceFields.tsx';

const SERVICE = 'Service Booking';
const PARTS = 'Parts Enquiry';

/** Fields of workshop and parts enquiries: vehicle, part, additional services; each for its own categories. */
export function GarageFields() {
	const { fields, categories, services, work } = useLeadFormContext().form;
	const asked = [SERVICE, PARTS].filter((name) => categories.some(({ value }) => value === name));
	const isForParts = asked.includes(PARTS);
	const isBooking = fields.includes('service');
	return (
		<>
			{isBooking && <ServiceFields work={work} />}
			{fields.includes('Rego') && !isBooking && asked.length > 0 && (
				<RegoField
					name="Rego"
					label={isForParts ? 'Rego or VIN' : 'Rego'}
					isOptional
					only={asked.join('|')}
				/>
			)}
			{fields.includes('Rego') && isForParts && (
				<TextField name="part" label="Part name or number" isOptional only={PARTS} autoComplete="off" />
			)}
			{services.length > 0 && asked.includes(SERVICE) && (
				<fieldset className="lead__ticks" data-only={SERVICE}>
					<legend>Additional services</legend>
					{services.map((service) => (
						<label className="tick" key={service}>
							<input type="checkbox" name="additional_services" value={service} />
							{service}
						</label>
					))}
				</fieldset>
			)}
		</>
	);
}
