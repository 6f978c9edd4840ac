import { inForm } from './in-form.tsx';
import { MoneyField, PeriodAmountField } from './MoneyField.tsx';

export const examples = {
	empty: inForm(<MoneyField name="deposit" label="Your deposit" hint="Enter 0 if none." />),
	'with a placeholder': inForm(<MoneyField name="bid" label="Your offer" placeholder="$24,500" />),
	'with a problem': inForm(<MoneyField name="price" label="Price of the vehicle" />, {
		field: 'price',
		message: 'Enter the price of the vehicle, such as 30,000.',
	}),
	'for a period': inForm(
		<PeriodAmountField
			name="pay"
			label="Your take-home pay"
			hint="After tax, as it lands in your account. Enter 0 if none."
		/>,
	),
	'for a period, with a problem': inForm(
		<PeriodAmountField name="rent" label="Your share of the rent" period="month" isOptional />,
		{ field: 'rent', message: 'Enter what you pay in rent, or 0 if nothing.' },
	),
};
