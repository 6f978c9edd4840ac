import { ErrorSummary } from './ErrorSummary.tsx';
import { inForm } from './in-form.tsx';

const HEADING = 'Please fix the following errors:';
const PROBLEMS = [
	{ field: 'name', message: 'Please enter your name.', hasField: true },
	{ field: 'phone', message: 'Please enter a phone number with its area code.', hasField: true },
	{ field: 'vehicle', message: 'This vehicle has been sold since.', hasField: false },
];

export const examples = {
	'problems of fields': inForm(
		<ErrorSummary summary={{ error: null, problems: PROBLEMS }} heading={HEADING} />,
	),
	'a problem of the form': inForm(
		<ErrorSummary
			summary={{ error: 'Your message could not be sent. Please try again.', problems: [] }}
			heading={HEADING}
		>
			<p>
				Or call <a href="tel:+61352218840">(03) 5221 8840</a>.
			</p>
		</ErrorSummary>,
	),
	'long words': inForm(
		<ErrorSummary
			summary={{
				error: null,
				problems: [
					{
						field: 'email',
						message:
							'firstname.lastname-of-the-longest-kind@tumbarumba-agricultural-machinery.example was refused.',
						hasField: true,
					},
				],
			}}
			heading={HEADING}
		/>,
	),
};
