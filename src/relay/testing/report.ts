/**
 * Writes a report of a delivery (RFC 3464) about a mail, as a mail server sends it.
 * @param original the raw mail, or its headers
 */
export function writeReport(
  original: string,
  { action = "failed", status = "5.1.1", type = "text/rfc822-headers" } = {},
) {
  const headers = type === "message/rfc822" ? original : `${original.split("\r\n\r\n")[0]}\r\n`;
  return `From: Mail Delivery Subsystem <mailer-daemon@mx.example>
To: website@acme.example
Subject: Undelivered Mail Returned to Sender
Message-ID: <report-1@mx.example>
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

--b1
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--b1
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
Arrival-Date: Thu, 15 Jan 2026 09:30:00 +0000

Final-Recipient: rfc822; sales@acme.example
Original-Recipient: rfc822;sales@acme.example
Action: ${action}
Status: ${status}
Remote-MTA: dns; mail.acme.example
Diagnostic-Code: smtp; 550 ${status} <sales@acme.example>: Recipient address
    rejected: User unknown, see https://mx.example/help

--b1
Content-Type: ${type}

${headers}
--b1--
`.replace(/\r?\n/gu, "\r\n");
}
