import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { RegoField, TextField } from '../../../../ui/form/TextField.tsx';
import { VisitField } from './VisitField.tsx';

/** Fields of a service booking: work, day and drop-off time, vehicle. Rego, or make and model, is enough. */
export function ServiceFields({ work }: { work: readonly string[] }) {
	return (
		<>
			<SelectField
				name="service_work"
				label="What does it need?"
				required
				empty="Please choose"
				options={work.map((value) => ({ value, label: value }))}
			/>
			<VisitField name="service_date" label="Preferred day and drop-off time" />
			<div className="lead__pair">
				<RegoField name="Rego" label="Rego" />
				<TextField name="year" label="Year" isOptional inputMode="numeric" maxLength={4} autoComplete="off" />
			</div>
			<div className="lead__pair">
				<TextField name="Vehicle Make" label="Make" remark="if you don’t know the rego" autoComplete="off" />
				<TextField
					name="Vehicle Model"
					label="Model"
					remark="if you don’t know the rego"
					autoComplete="off"
				/>
			</div>
			<TextField name="kms" label="Kilometres" isOptional inputMode="numeric" autoComplete="off" />
		</>
	);
}
