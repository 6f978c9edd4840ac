import type { OwnEnquiry } from '../../../api/garage/own-enquiry.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { ENQUIRY_STATES, enquiryText, enquiryTitle, momentOf } from './garage-words.ts';

/** Past enquiries, each with its reference and its state. */
export function Enquiries({ enquiries }: { enquiries: readonly OwnEnquiry[] }) {
	return (
		<ul className="garage__rows">
			{enquiries.map((enquiry) => {
				const { reference, received_at, state, vehicle, sent } = enquiry;
				const { text, icon } = ENQUIRY_STATES[state];
				const title = enquiryTitle(enquiry);
				const line = enquiryText(enquiry);
				return (
					<li key={reference}>
						<div>
							<b>{vehicle?.path ? <a href={vehicle.path}>{title}</a> : title}</b>
							{line && <p>{line}</p>}
							{sent === null && <p>Sent without signing in, so what was written in it is not shown here.</p>}
							<p className="small">
								Reference {reference}, sent {momentOf(received_at)}
							</p>
						</div>
						<span className={`garage__state garage__state--${state}`}>
							<Icon name={icon} />
							{text}
						</span>
					</li>
				);
			})}
		</ul>
	);
}
