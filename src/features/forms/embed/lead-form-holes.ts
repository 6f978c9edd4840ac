import type { WithHoles } from '../../../ui/layout/rendered-alike.ts';
import type { LeadFormProps } from '../island/lead-form-props.ts';

/** The properties of a lead form that differ from vehicle to vehicle: its hidden fields, and the price a bid is compared with. */
export const leadFormHoles: WithHoles<{ form: LeadFormProps }> = (props, hole) => {
	const { form } = props;
	const { hidden, offerPlaceholder } = form;
	return {
		...props,
		form: {
			...form,
			...(hidden && { hidden: hidden.map(({ name, value }) => ({ name, value: hole(value) })) }),
			...(offerPlaceholder && { offerPlaceholder: hole(offerPlaceholder) }),
		},
	};
};
