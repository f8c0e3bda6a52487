/** React for the browser, as a module of the standard: webpack would wrap the other sort when it is imported on demand. */
import "react-dom/client";
