import type { ReactNode } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { inForm } from './in-form.tsx';

const ticks = (boxes: ReactNode) => <div className="lead__ticks">{boxes}</div>;

export const examples = {
	empty: inForm(ticks(<Checkbox name="opt_in_finance">I would like to know about finance</Checkbox>)),
	ticked: inForm(
		ticks(
			<Checkbox name="opt_in" isTicked>
				Contact me about this enquiry
			</Checkbox>,
		),
	),
	'with a problem': inForm(
		ticks(
			<Checkbox name="terms" required>
				<span>
					I agree to the <a href="#terms">terms of use</a> and have read the{' '}
					<a href="#privacy">privacy policy</a>.
				</span>
			</Checkbox>,
		),
		{ field: 'terms', message: 'Please agree to the terms of use.' },
	),
	'long words': inForm(
		ticks(
			<Checkbox name="opt_in_marketing">
				Send me offers and news from Tumbarumba and Upper Murrumbidgee Agricultural-Machinery-and-Light-Trucks
			</Checkbox>,
		),
	),
};
