/** Links of the header's menus: menu, label and path. */
export const menus = {
  Products: {
    Overview: "/product/overview",
    "Cohorts AI": "/product/cohorts-ai",
    "Growth AI": "/product/growth-ai",
    "AI Data & Integrations": "/product/data-sources",
  },
  Resources: { Blog: "/resources/blog" },
  Company: { "Our Story & Values": "/leadership", Team: "/team", "Join us!": "/careers" },
};
