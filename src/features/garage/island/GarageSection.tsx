import type { ReactNode } from 'react';

interface Props {
	/** Its anchor. */
	id: string;
	heading: string;
	/** A link or button beside the heading. */
	action?: ReactNode;
	children: ReactNode;
}

/** A section of the garage. */
export function GarageSection({ id, heading, action, children }: Props) {
	return (
		<section id={id} aria-labelledby={`${id}-heading`}>
			<div className="garage__section-head">
				<h2 id={`${id}-heading`} tabIndex={-1}>
					{heading}
				</h2>
				{action}
			</div>
			{children}
		</section>
	);
}
