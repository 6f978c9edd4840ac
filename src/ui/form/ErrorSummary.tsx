import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { controlId, type FieldProblem } from './form-context.ts';

/** Problems of a form for its error summary. */
export interface Summary {
	/** Problem of the form as a whole; null for none. */
	error: string | null;
	problems: readonly (FieldProblem & {
		/** Whether the form has the field, so that the summary can link to it. */
		hasField: boolean;
	})[];
}

/**
 * Error summary with links to the fields (ENQUIRY-026; GOV.UK Design System, 'Error summary'). Each new summary takes the focus, so that it
 * is read first.
 */
export function ErrorSummary({
	summary,
	heading,
	children,
}: {
	summary: Summary;
	/** Heading of the list: 'Please fix the following errors:'. */
	heading: string;
	/** Further advice, such as a phone number. */
	children?: ReactNode;
}) {
	const box = useRef<HTMLDivElement>(null);
	const { error, problems } = summary;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new summary takes the focus, also one with the same words.
	useEffect(() => {
		box.current?.focus({ preventScroll: true });
		box.current?.scrollIntoView({ block: 'nearest' });
	}, [summary]);
	return (
		<div className="lead__bad" tabIndex={-1} role={error ? 'alert' : undefined} ref={box}>
			{error && <p className="lead__alert">{error}</p>}
			{problems.length > 0 && (
				<>
					<p className="lead__badTitle">{heading}</p>
					<ul>
						{problems.map(({ field, message, hasField }) => (
							<li key={field + message}>
								{hasField ? (
									<a href={`#${controlId(field)}`} onClick={toField}>
										{message}
									</a>
								) : (
									message
								)}
							</li>
						))}
					</ul>
				</>
			)}
			{children}
		</div>
	);
}

/** Focuses a field without changing the address, which could open a dialog. */
function toField(event: MouseEvent<HTMLAnchorElement>): void {
	event.preventDefault();
	const { hash } = event.currentTarget;
	const control = document.getElementById(decodeURIComponent(hash.slice(1)));
	control?.focus();
	control?.scrollIntoView({ block: 'center' });
}
